import { weighBundle } from '/work/w-dash/tests/kit/bundle.ts';
const b = weighBundle(); console.log(b.pages.filter((p) => /blog-route|general/.test(p.page)));
