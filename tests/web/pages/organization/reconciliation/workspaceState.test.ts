import { describe, expect, it } from 'vitest'
import {
  initialWorkspace,
  linesInHand,
  nextLine,
  reduceWorkspace,
  type WorkspaceAction,
  type WorkspaceState,
} from '../../../../../web/pages/organization/reconciliation/_lib/workspaceState.ts'

const order = ['a', 'b', 'c', 'd']
const item = (id: string) => ({ id, number: `ET-${id}`, name: id, remaining: '1.00', ofInvoice: false })
const matched = (lineId: string) =>
  ({
    kind: 'MATCHED',
    reconciliationId: `r-${lineId}`,
    lineId,
    amount: '1.00',
    numbers: ['ET-1'],
    partial: false,
  }) as const

function play(actions: readonly WorkspaceAction[], start: WorkspaceState = initialWorkspace(null)): WorkspaceState {
  return actions.reduce(reduceWorkspace, start)
}

describe('the place', () => {
  it('starts on the first line, or on the one that the link named', () => {
    expect(play([{ type: 'LINES_SHOWN', order }]).lineId).toBe('a')
    expect(play([{ type: 'LINES_SHOWN', order }], initialWorkspace('c')).lineId).toBe('c')
  })

  it('moves with the arrows and stops at both ends', () => {
    const state = play([
      { type: 'LINES_SHOWN', order },
      { type: 'MOVE_LINE', by: 1, order },
    ])
    expect(state.lineId).toBe('b')
    expect(
      play(
        [
          { type: 'MOVE_LINE', by: Infinity, order },
          { type: 'MOVE_LINE', by: 1, order },
        ],
        state,
      ).lineId,
    ).toBe('d')
    expect(play([{ type: 'MOVE_LINE', by: -10, order }], state).lineId).toBe('a')
  })

  it('goes to the next line after a match, never to the top', () => {
    const state = play(
      [
        { type: 'STARTED', lineIds: ['b'] },
        { type: 'DONE', lineIds: ['b'], order, last: matched('b'), pane: 'LINES' },
      ],
      { ...initialWorkspace('b'), pane: 'CANDIDATES', picks: [item('1')], candidateIndex: 2 },
    )
    expect(state).toMatchObject({
      lineId: 'c',
      pane: 'LINES',
      picks: null,
      candidateIndex: 0,
      leavingIds: ['b'],
      busyIds: [],
    })
  })

  it('goes to the line before when the last one was matched, and nowhere when none is left', () => {
    expect(nextLine(order, 'd', ['d'])).toBe('c')
    expect(nextLine(['d'], 'd', ['d'])).toBeNull()
    expect(nextLine(order, 'b', ['b', 'c'])).toBe('d')
  })

  it('stays where one is when other lines were matched', () => {
    const state = play(
      [
        {
          type: 'DONE',
          lineIds: ['a', 'd'],
          order,
          last: { kind: 'MATCHED_MANY', count: 2, failed: 0 },
          pane: 'LINES',
        },
      ],
      initialWorkspace('b'),
    )
    expect(state.lineId).toBe('b')
  })

  it('is kept through a change of filter when the line is still listed', () => {
    expect(play([{ type: 'LIST_CHANGED', order }], initialWorkspace('c')).lineId).toBe('c')
    expect(play([{ type: 'LIST_CHANGED', order: ['x'] }], initialWorkspace('c')).lineId).toBe('x')
  })

  it('skips to the next line and remembers what was skipped', () => {
    const state = play([{ type: 'SKIP', order, name: 'PT B' }], initialWorkspace('b'))
    expect(state).toMatchObject({ lineId: 'c', skippedIds: ['b'], last: { kind: 'SKIPPED', lineId: 'b' } })
  })
})

describe('picking', () => {
  it('starts from what is suggested', () => {
    const suggested = [item('1'), item('2')]
    const state = play([{ type: 'TOGGLE_EXPECTED', item: item('2'), suggested }], initialWorkspace('a'))
    expect(state.picks?.map(pick => pick.id)).toEqual(['1'])
    expect(play([{ type: 'TOGGLE_EXPECTED', item: item('3'), suggested }], state).picks?.map(pick => pick.id)).toEqual([
      '1',
      '3',
    ])
  })

  it('takes the current line when none is picked', () => {
    expect(linesInHand(initialWorkspace('a'))).toEqual(['a'])
    expect(
      linesInHand(
        play(
          [
            { type: 'TOGGLE_LINE', id: 'b' },
            { type: 'TOGGLE_LINE', id: 'c' },
          ],
          initialWorkspace('a'),
        ),
      ),
    ).toEqual(['b', 'c'])
  })

  it('starts afresh on another line', () => {
    expect(
      play(
        [
          { type: 'PICK_EXPECTED', items: [item('1')] },
          { type: 'GO_TO_LINE', id: 'b' },
        ],
        initialWorkspace('a'),
      ).picks,
    ).toBeNull()
  })
})

describe('colleagues', () => {
  const siti = { by: 'Siti R.', at: '2026-11-21T03:04:00Z' }

  it('take lines out of the picks and grey them in place', () => {
    const state = play(
      [
        { type: 'TOGGLE_LINE', id: 'b' },
        { type: 'TAKEN', lineIds: ['b'], taken: siti },
      ],
      initialWorkspace('a'),
    )
    expect(state).toMatchObject({ lineId: 'a', pickedLineIds: [], taken: { b: siti } })
  })

  it('do not move one from the line that they took; the own next step does', () => {
    const state = play([{ type: 'TAKEN', lineIds: ['a', 'c'], taken: siti }], initialWorkspace('a'))
    expect(state.lineId).toBe('a')
    const after = play([{ type: 'MOVE_LINE', by: 1, order: ['b', 'd'] }], state)
    expect(after.taken).toEqual({ a: siti })
    expect(play([{ type: 'MOVE_LINE', by: 1, order: ['b', 'd'] }], after).taken).toEqual({})
  })

  it('leave one beside the place when the line itself has gone', () => {
    const state = play([{ type: 'LINES_SHOWN', order }], initialWorkspace('c'))
    expect(play([{ type: 'MOVE_LINE', by: 1, order: ['a', 'b', 'd'] }], state).lineId).toBe('d')
    expect(play([{ type: 'MOVE_LINE', by: -1, order: ['a', 'b', 'd'] }], state).lineId).toBe('b')
    expect(play([{ type: 'MOVE_LINE', by: 1, order: [] }], state).lineId).toBeNull()
  })

  it('are not seen in the echo of the own match', () => {
    const state = play(
      [
        { type: 'DONE', lineIds: ['a'], order, last: matched('a'), pane: 'LINES' },
        { type: 'TAKEN', lineIds: ['a'], taken: siti },
      ],
      initialWorkspace('a'),
    )
    expect(state.taken).toEqual({})
  })

  it('bring a line back when they undo, without moving anybody', () => {
    const state = play(
      [
        { type: 'TAKEN', lineIds: ['b'], taken: siti },
        { type: 'RETURNED', lineIds: ['b'] },
      ],
      initialWorkspace('a'),
    )
    expect(state).toMatchObject({ lineId: 'a', taken: {} })
  })
})

describe('refusals and undo', () => {
  it('tell the refusal where it was tried and free the line', () => {
    const state = play(
      [
        { type: 'STARTED', lineIds: ['a'] },
        { type: 'REFUSED', lineIds: ['a'], notice: { message: 'Someone has already reconciled this.', lineId: 'a' } },
      ],
      initialWorkspace('a'),
    )
    expect(state).toMatchObject({ busyIds: [], lineId: 'a', notice: { lineId: 'a' } })
  })

  it('go back to the line that was undone', () => {
    const state = play([{ type: 'RETURNED', lineIds: ['a'], last: { kind: 'UNDONE', amount: '1.00' } }], {
      ...initialWorkspace('c'),
      leavingIds: ['a'],
    })
    expect(state).toMatchObject({ lineId: 'a', leavingIds: [], last: { kind: 'UNDONE' } })
  })
})
