import type { WithdrawnWording } from '@sponsor/domain';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as styles from './ClaimRegister.css.ts';
import { struck } from './ClaimRow.css.ts';
import { Wording } from './Wording.tsx';

interface WithdrawnWordingsProps {
  heading: string;
  wordings: readonly WithdrawnWording[];
}

/** Claims that are no longer made, where they were, and why they were withdrawn. */
export function WithdrawnWordings({ heading, wordings }: WithdrawnWordingsProps) {
  return (
    <div className={styles.group} data-group>
      <Grid>
        <GridItem columns="1-4" from="large">
          <Heading level={3} size="body">
            {heading}
          </Heading>
        </GridItem>
        <GridItem columns="5-12" from="large">
          <ol data-kind="withdrawn">
            {wordings.map(({ id, text, from, until, because, saidOn }, index) => (
              <Wording key={id} number={index + 1} from={from} until={until} because={`${saidOn}. ${because}`}>
                <del className={struck} data-claim={id}>
                  {text}
                </del>
              </Wording>
            ))}
          </ol>
        </GridItem>
      </Grid>
    </div>
  );
}
