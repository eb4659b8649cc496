import {
  CamelCasePlugin,
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type QueryResult as KyselyResult,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { type Queryable, rowsAs } from './database.ts';

/** For libraries that speak Kysely and name columns in camel case. It has no transactions; our own code uses `query`. */
export function createKysely(database: Queryable): Kysely<unknown> {
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<KyselyResult<Row>> {
      const { rows, affectedRows } = rowsAs<Row>(await database.query(sql, parameters));
      return { rows, numAffectedRows: BigInt(affectedRows) };
    },
    streamQuery: refuse,
  };
  return new Kysely({
    plugins: [new CamelCasePlugin()],
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: async () => {},
        acquireConnection: async () => connection,
        beginTransaction: refuse,
        commitTransaction: refuse,
        rollbackTransaction: refuse,
        releaseConnection: async () => {},
        destroy: async () => {},
      }),
    },
  });
}

function refuse(): never {
  throw new Error('Only single statements run through Kysely.');
}
