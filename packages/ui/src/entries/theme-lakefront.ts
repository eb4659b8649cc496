import '../tokens/themes/lakefront.css.ts';
