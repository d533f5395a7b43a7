import { DatePicker } from '@chakra-ui/react'
import { parseDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useFormats } from '../../i18n/format.ts'
import './calendar.css'
import { ThemeProvider } from '../../theme/ThemeProvider.tsx'

type CalendarProps = { value: string | null; min?: string; max?: string; onPick: (date: string) => void }

/** A month to pick a day from; weeks start on Monday in both languages. Loaded when it is opened. */
export function Calendar({ value, min, max, onPick }: CalendarProps) {
  const { locale, today } = useFormats()
  return (
    <ThemeProvider>
      <DatePicker.Root
        inline
        locale={locale}
        startOfWeek={1}
        defaultValue={value ? [parseDate(value)] : []}
        defaultFocusedValue={parseDate(value ?? today())}
        {...(min ? { min: parseDate(min) } : {})}
        {...(max ? { max: parseDate(max) } : {})}
        onValueChange={({ value: [date] }) => date && onPick(date.toString())}
      >
        <DatePicker.View view="day" className="calendar">
          <DatePicker.Context>
            {picker => (
              <>
                <div className="calendar-head">
                  <DatePicker.PrevTrigger className="btn btn-ghost btn-sm btn-icon">
                    <ChevronLeft className="i" aria-hidden />
                  </DatePicker.PrevTrigger>
                  <span aria-live="polite">{picker.visibleRangeText.start}</span>
                  <DatePicker.NextTrigger className="btn btn-ghost btn-sm btn-icon">
                    <ChevronRight className="i" aria-hidden />
                  </DatePicker.NextTrigger>
                </div>
                <DatePicker.Table>
                  <DatePicker.TableHead>
                    <DatePicker.TableRow>
                      {picker.weekDays.map(day => (
                        <DatePicker.TableHeader key={day.long} aria-label={day.long}>
                          {day.narrow}
                        </DatePicker.TableHeader>
                      ))}
                    </DatePicker.TableRow>
                  </DatePicker.TableHead>
                  <DatePicker.TableBody>
                    {picker.weeks.map((week, index) => (
                      <DatePicker.TableRow key={index}>
                        {week.map(day => (
                          <DatePicker.TableCell key={day.toString()} value={day}>
                            <DatePicker.TableCellTrigger>{day.day}</DatePicker.TableCellTrigger>
                          </DatePicker.TableCell>
                        ))}
                      </DatePicker.TableRow>
                    ))}
                  </DatePicker.TableBody>
                </DatePicker.Table>
              </>
            )}
          </DatePicker.Context>
        </DatePicker.View>
      </DatePicker.Root>
    </ThemeProvider>
  )
}
