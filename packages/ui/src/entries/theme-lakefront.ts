import './theme-base.ts';
import '../fonts/lakefront-fonts.css.ts';
import '../tokens/themes/lakefront.css.ts';
