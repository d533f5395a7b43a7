import { useState } from 'react'
import { initialsOf } from './initials.ts'

/** A person's picture, or their initials; the name stands beside it. */
export function Avatar({
  name,
  photo,
  size = 'md',
}: {
  name: string
  photo: string | null | undefined
  size?: 'md' | 'lg'
}) {
  const [broken, setBroken] = useState<string | null>(null)
  const className = size === 'lg' ? 'av av-lg' : 'av'
  // A picture that can't be had must not leave a hole.
  if (!photo || broken === photo)
    return (
      <span className={className} aria-hidden>
        {initialsOf(name)}
      </span>
    )
  return <img className={className} src={photo} alt="" onError={() => setBroken(photo)} />
}
