import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { use } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Attempt, Boundary } from '../../../../web/ui/states/Boundary.tsx'

beforeEach(() => {
  // React and the boundary report thrown errors.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** Fails as long as its answer is the failed one. */
function Part({ answer }: { answer: string }) {
  const attempt = use(Attempt)
  if (answer === 'bad' && attempt < 2) throw new Error(`failed at attempt ${attempt}`)
  return <p>shows {answer}</p>
}

function Shown({ answer }: { answer: string }) {
  return (
    <Boundary
      shows={answer}
      fallback={null}
      failure={(error, retry) => (
        <button type="button" onClick={retry}>
          {String(error)}
        </button>
      )}
    >
      <Part answer={answer} />
    </Boundary>
  )
}

test('each retry is another attempt, which what is beneath can tell', async () => {
  render(<Shown answer="bad" />)
  await userEvent.click(screen.getByText('Error: failed at attempt 0'))
  await userEvent.click(screen.getByText('Error: failed at attempt 1'))
  expect(screen.queryByText('shows bad')).not.toBeNull()
})

test('another thing to show is tried afresh, without a click', () => {
  const { rerender } = render(<Shown answer="bad" />)
  screen.getByText('Error: failed at attempt 0')
  rerender(<Shown answer="bad" />)
  screen.getByText('Error: failed at attempt 0')
  rerender(<Shown answer="good" />)
  expect(screen.queryByText('shows good')).not.toBeNull()
})
