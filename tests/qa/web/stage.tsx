import '#web/ui/reset.css.ts';
