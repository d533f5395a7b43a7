import { useIntl } from 'react-intl'
import type { ListFilter } from '../../../../ui/list/ListToolbar.tsx'
import {
  ChoiceEditor,
  ChoicesEditor,
  DateEditor,
  useChosenName,
  useDateFilterText,
} from '../../../../ui/list/filterEditors.tsx'
import type { StateOf } from '../../../../ui/list/listState.ts'
import { actions, type activityState, recordTypes } from './activityState.ts'
import { useActivityWords } from './useActivityWords.ts'

type State = StateOf<typeof activityState>
type People = readonly { readonly uuid: string; readonly fullName: string }[]

/** Filters by date, user, action and record type. */
export function useActivityFilters(
  state: State,
  set: (patch: Partial<State>) => void,
  people: People,
): readonly ListFilter[] {
  const { formatMessage } = useIntl()
  const words = useActivityWords()
  const dateText = useDateFilterText()
  const chosenName = useChosenName()
  const colleagues = people.map(({ uuid, fullName }) => ({ value: uuid, label: fullName }))
  return [
    {
      id: 'date',
      label: formatMessage({ id: 'log.date' }),
      value: dateText(state.date),
      clear: () => set({ date: null }),
      editor: close => <DateEditor value={state.date} onChange={date => set({ date })} close={close} />,
    },
    {
      id: 'person',
      label: formatMessage({ id: 'log.actor' }),
      value: chosenName(state.person, colleagues),
      clear: () => set({ person: null }),
      editor: close => (
        <ChoiceEditor choices={colleagues} value={state.person} onChange={person => set({ person })} close={close} />
      ),
    },
    {
      id: 'action',
      label: formatMessage({ id: 'log.action' }),
      value: state.action.length > 0 ? state.action.map(words.action).join(', ') : null,
      clear: () => set({ action: [] }),
      editor: () => (
        <ChoicesEditor
          choices={actions.map(value => ({ value, label: words.action(value) }))}
          value={state.action}
          onChange={action => set({ action })}
        />
      ),
    },
    {
      id: 'record',
      label: formatMessage({ id: 'log.type' }),
      value: state.record && words.recordType(state.record),
      clear: () => set({ record: null }),
      editor: close => (
        <ChoiceEditor
          choices={recordTypes.map(value => ({ value, label: words.recordType(value) }))}
          value={state.record}
          onChange={record => set({ record })}
          close={close}
        />
      ),
    },
  ]
}
