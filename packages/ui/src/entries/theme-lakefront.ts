import '../styles/layers.css.ts';
import '../styles/reset.css.ts';
import '../fonts/lakefront-fonts.css.ts';
import '../tokens/themes/lakefront.css.ts';
