import type { BlogPage, TripDayText, TripItem, TripPicture } from '#contract/blog-page.ts';
import { isEmptyText } from '#contract/rich-text-words.ts';
import { shortDayLabel } from '#rules/day-labels.ts';
import type { BlogMessages } from '#web/i18n/blog.messages.ts';
import { IllustratedText } from './gallery.tsx';
import * as css from './trip-days.css.ts';
import { heading } from './trip-page.css.ts';

interface TripDaysProps {
  items: readonly TripItem[];
  pictures: readonly TripPicture[];
  texts: readonly TripDayText[];
  page: BlogPage;
  messages: BlogMessages;
}

export function TripDays({ items, pictures, texts, page: { language }, messages }: TripDaysProps) {
  const days = daysOf(items, pictures, texts);
  if (days.length === 0) return null;
  return (
    <section className={css.plan} aria-labelledby="plan">
      <h2 id="plan" className={heading}>
        {messages.itinerary}
      </h2>
      <ol className={css.days}>
        {days.map((day) => (
          <li key={day.number} className={css.day}>
            <div className={css.when}>
              <h3 className={css.number}>{messages.dayNumber(day.number)}</h3>
              {day.dates.map((date) => (
                <span key={date} className={css.date}>
                  {shortDayLabel(date, language)}
                </span>
              ))}
            </div>
            <div className={css.content}>
              {day.items.length === 0 ? null : (
                <ul className={css.items}>
                  {day.items.map(({ id, name, time, address }) => (
                    <li key={id}>
                      <span className={css.name} dir="auto">
                        {name}
                      </span>
                      <Where time={time} address={address} />
                    </li>
                  ))}
                </ul>
              )}
              <IllustratedText
                text={day.text}
                headingLevel={4}
                className={css.text}
                pictures={day.pictures}
                layout="day"
                messages={messages}
              />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The days with an item, words or a picture, in their order. */
function daysOf(items: readonly TripItem[], pictures: readonly TripPicture[], texts: readonly TripDayText[]) {
  const written = texts.filter(({ text }) => !isEmptyText(text));
  const numbers = [...items, ...pictures, ...written].flatMap(({ dayNumber }) => dayNumber ?? []);
  return [...new Set(numbers)]
    .toSorted((one, other) => one - other)
    .map((number) => {
      const ofDay = items.filter(({ dayNumber }) => dayNumber === number);
      return {
        number,
        items: ofDay,
        dates: [...new Set(ofDay.flatMap(({ date }) => date ?? []))],
        text: written.find(({ dayNumber }) => dayNumber === number)?.text ?? null,
        pictures: pictures.filter(({ dayNumber }) => dayNumber === number),
      };
    });
}

function Where({ time, address }: Pick<TripItem, 'time' | 'address'>) {
  const parts = [time, address].filter(Boolean);
  return parts.length === 0 ? null : (
    <span className={css.where} dir="auto">
      {parts.join(' · ')}
    </span>
  );
}
