import { emptyLot } from '@sponsor/content/drawing-words';
import { EmptyLot } from '@sponsor/content/drawings';
import { offerings } from '@sponsor/content/offerings';
import type { InvestWords } from '@sponsor/contract';
import { type NavigationLink, telephoneLink } from '@sponsor/domain';
import { EmbedPanel } from '@sponsor/ui/sections';
import { Island } from '../hydration/island.tsx';
import { useRenderContext } from '../render-context.ts';
import InvestingPlatform from './investing-platform.island.tsx';

interface InvestPanelProps {
  words: InvestWords;
  fund: 'regulationA' | 'regulationD';
  /** The link to the fund's document, for when the platform is not open. */
  document: NavigationLink & { external?: boolean };
}

/** The investing platform of a fund or, while there is none, links to other ways to invest. */
export function InvestPanel({ words, fund, document }: InvestPanelProps) {
  const { phone, email, investingPlatform: platform } = useRenderContext().site;
  const listing = platform?.[fund];
  const noMoney = offerings[fund]?.noMoney;
  const call = telephoneLink(phone);
  return (
    <EmbedPanel
      {...words}
      notConfigured={{
        ...(noMoney ?? words.notConfigured),
        media: <EmptyLot label={emptyLot.alternativeText} measured={false} />,
        links: [document, { label: email, href: `mailto:${email}` }, call],
      }}
      notes={[words.haveReady, words.beforeYouSign, { ...words.help, link: call }]}
    >
      {!noMoney && platform && listing && (
        <Island when="idle">
          <InvestingPlatform
            scripts={platform.scripts}
            stylesheet={platform.stylesheet}
            {...listing}
            document={document}
          />
        </Island>
      )}
    </EmbedPanel>
  );
}
