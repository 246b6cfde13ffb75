import '@mantine/core/styles/Popover.layer.css';
import '@mantine/dates/styles.layer.css';

import { DatePickerInput, DatesProvider, DateTimePicker } from '@mantine/dates';
import { regionalLocale } from '@perch/messages/formats';
import { useId } from 'react';

import { formatDate, formatDateTime } from '../../format/date.ts';
import { currentLocale, m } from '../../language/messages.ts';

import classes from './field.module.css';

export interface DateFieldProps {
  label: string;
  /** `2026-11-21`, with `T09:05` behind it where the field has a time, in the browser’s zone; empty: none. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  className?: string;
  size?: 'sm' | 'md';
  hasTime?: boolean;
}

/** The calendar in which a day is chosen, or a day with its time. It is loaded when a form shows it. */
export function DatePicker({ value, onChange, hasTime = false, ...props }: DateFieldProps) {
  const id = useId();
  const shown = hasTime ? formatDateTime : (day: string) => formatDate(`${day}T00:00`);
  const shared = {
    ...props,
    ...calendarTexts(),
    classNames: {
      input: classes.input ?? '',
      label: classes.label ?? '',
      error: classes.error ?? '',
    },
    // The calendar is named by the field.
    id,
    popoverProps: { id, returnFocus: true },
    // Days of other months would be chosen by mistake.
    hideOutsideDates: true,
    placeholder: m.controls.calendar.choose,
    value: value === '' ? null : value.replace('T', ' '),
    // The name of a button that has a label leaves out its text.
    ...(value !== '' && { 'aria-label': `${props.label}: ${shown(value)}` }),
  };
  return (
    <DatesProvider settings={{ firstDayOfWeek: firstDayOfWeek(), weekendDays: [] }}>
      {hasTime ? (
        <DateTimePicker
          {...shared}
          valueFormat={(time) => shown(isoOf(time))}
          timePickerProps={{
            hoursInputLabel: m.controls.calendar.hours,
            minutesInputLabel: m.controls.calendar.minutes,
          }}
          submitButtonProps={{ 'aria-label': m.controls.calendar.done }}
          onChange={(time) => onChange(time === null ? '' : isoOf(time).slice(0, minuteLength))}
        />
      ) : (
        <DatePickerInput
          {...shared}
          clearable
          clearButtonProps={{ 'aria-label': m.controls.calendar.clear }}
          valueFormatter={({ date }) => (typeof date === 'string' ? shown(date) : '')}
          onChange={(day) => onChange(day ?? '')}
        />
      )}
    </DatesProvider>
  );
}

const minuteLength = '2026-11-21T09:05'.length;

/** `2026-11-21T09:05:00` of the library's `2026-11-21 09:05:00` */
const isoOf = (text: string) => text.replace(' ', 'T');

/** The words and labels of the calendar in the shown language: without them the library has English ones. */
function calendarTexts() {
  const { calendar } = m.controls;
  const locale = regionalLocale(currentLocale());
  const writer = (form: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, form);
    return (date: string) => format.format(new Date(`${date.slice(0, 10)}T00:00`));
  };
  const year = writer({ year: 'numeric' });
  return {
    ariaLabels: {
      previousMonth: calendar.previousMonth,
      nextMonth: calendar.nextMonth,
      previousYear: calendar.previousYear,
      nextYear: calendar.nextYear,
      previousDecade: calendar.previousDecade,
      nextDecade: calendar.nextDecade,
    },
    monthLabelFormat: writer({ month: 'long', year: 'numeric' }),
    monthsListFormat: writer({ month: 'short' }),
    yearLabelFormat: year,
    yearsListFormat: year,
    decadeLabelFormat: (first: string, last: string) => `${year(first)}–${year(last)}`,
    weekdayFormat: writer({ weekday: 'narrow' }),
    getDayAriaLabel: writer({ dateStyle: 'full' }),
  };
}

// Newer than the list of what browsers have.
interface WithWeeks extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number };
}

/** As the language's region has it; Monday where the browser does not know. */
function firstDayOfWeek() {
  const locale: WithWeeks = new Intl.Locale(regionalLocale(currentLocale())).maximize();
  return ((locale.getWeekInfo?.().firstDay ?? 1) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}
