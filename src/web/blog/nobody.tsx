import type { ReactNode } from 'react';
import type { Language } from '#contract/language.ts';
import * as css from './blog.css.ts';
import { blogWords } from './blog-words.ts';
import { DrawnSea } from './drawn-sea.tsx';
import * as headCss from './head.css.ts';

/** An address of a blog at which nobody is. */
export const Nobody = ({ language, session }: { language: Language; session: ReactNode }) => (
  <div className={css.root} data-blog="" lang={language}>
    <nav className={css.bar}>{session}</nav>
    <main id="main">
      <div className={headCss.cover}>
        <DrawnSea className={headCss.sea} />
      </div>
      <div className={css.nobody}>
        <h1 className={css.nobodyWords} tabIndex={-1}>
          {blogWords[language].nobody}
        </h1>
        <p className={css.nobodyWhy}>{blogWords[language].nobodyWords}</p>
      </div>
    </main>
  </div>
);
