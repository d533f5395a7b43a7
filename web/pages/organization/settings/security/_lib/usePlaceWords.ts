import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '../../../../../i18n/format.ts'

type Device = { readonly browser?: string | null | undefined; readonly system?: string | null | undefined }
type Place = { readonly address?: string | null | undefined; readonly country?: string | null | undefined }

/** Formats devices and places of sessions and events. */
export function usePlaceWords() {
  const { formatMessage } = useIntl()
  const { locale } = useFormats()
  return useMemo(() => {
    const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
    const unknown = formatMessage({ id: 'security.unknown' })
    /** `Indonesia`, or that it is unknown. */
    const country = ({ country: code }: Place) => (code ? (regions.of(code) ?? code) : unknown)
    return {
      country,
      /** `Chrome, macOS`. */
      device: ({ browser, system }: Device) =>
        [browser, system].filter(Boolean).join(', ') || formatMessage({ id: 'security.device.unknown' }),
      /** `203.0.113.7, Indonesia`; an unknown country is omitted. */
      place: (place: Place) => [place.address, place.country && country(place)].filter(Boolean).join(', ') || unknown,
    }
  }, [formatMessage, locale])
}
