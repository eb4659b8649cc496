const pseudo = /:(hover|focus-visible)(?![\w-])/g;

/**
 * Makes `data-forced` equivalent to the pointer or the focus: repeats every rule of the document for such a state with
 * the attribute, in its layer, under its conditions and with the same specificity. So a state is shown exactly as the
 * component renders it.
 */
export function forceStates(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(Array.from(document.styleSheets, ({ cssRules }) => repeated(cssRules)).join(''));
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

function repeated(rules: CSSRuleList): string {
  return Array.from(rules, (rule) => {
    const prelude = rule.cssText.slice(0, rule.cssText.indexOf('{'));
    if (rule instanceof CSSStyleRule) {
      const forced = prelude.replaceAll(pseudo, '[data-forced=$1]');
      return forced === prelude ? '' : `${forced}{${rule.style.cssText}}`;
    }
    const inside = rule instanceof CSSGroupingRule ? repeated(rule.cssRules) : '';
    return inside && `${prelude}{${inside}}`;
  }).join('');
}
