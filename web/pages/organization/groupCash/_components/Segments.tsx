type SegmentsProps<T extends string> = {
  label: string
  choices: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
}

/** Chooses one of a few options, all visible. */
export function Segments<T extends string>({ label, choices, value, onChange }: SegmentsProps<T>) {
  return (
    <div className="seg" role="radiogroup" aria-label={label}>
      {choices.map(choice => (
        <label key={choice.value} className={choice.value === value ? 'on' : undefined}>
          <input
            className="sr"
            type="radio"
            name={label}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  )
}
