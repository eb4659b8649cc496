import '../styles/layers.css.ts';
import '../styles/reset.css.ts';
