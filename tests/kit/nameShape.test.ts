// Names and other texts that users enter: visible, of one line, told apart.
import { expect, it } from 'vitest'
import { nameOf, optionalNameOf } from '../../services/kit/nameShape.ts'

const issueOf = (shape: ReturnType<typeof nameOf>, text: string) => {
  const issue = shape.safeParse(text).error?.issues[0]
  return issue && (issue.code === 'custom' ? issue.params?.code : issue.code)
}

it.each([
  ['nothing', '', 'too_small'],
  ['blanks', '  ', 'too_small'],
  ['zero-width spaces', '\u200b\u200b', 'too_small'],
  ['a word joiner', '\u2060', 'too_small'],
  ['a soft hyphen', '\u00ad', 'too_small'],
  ['a blank of braille', '\u2800', 'too_small'],
  ['a change of direction', 'a\u202eb', 'INVALID_CHARACTERS'],
  ['two lines', 'a\nb', 'INVALID_CHARACTERS'],
  ['a joined word', 'Anak\u2060buah', undefined],
  ['Arabic', 'شركة', undefined],
])('a name of %s', (_what, text, issue) => {
  expect(issueOf(nameOf(20), text)).toBe(issue)
})

it('a text that may be empty is not invisible', () => {
  expect([issueOf(optionalNameOf(20), ''), issueOf(optionalNameOf(20), '\u200b')]).toEqual([
    undefined,
    'INVALID_CHARACTERS',
  ])
})
