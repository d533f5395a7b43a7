import { expect, test } from 'vitest'
import type { FeedEvent } from '../../../bff/subscriptions/event.ts'
import { RecentEvents } from '../../../bff/subscriptions/recentEvents.ts'

const event = (service: FeedEvent['service'], position: number): FeedEvent => ({
  service,
  position,
  organizationId: 'o',
  type: 'thing.changed',
  subjectId: `${service} ${position}`,
  scopeId: null,
  actorId: null,
})

/** Feeds that were at positions 10 and 100 when they were opened. */
function openedRecent(keep?: number): RecentEvents {
  const recent = new RecentEvents(keep)
  recent.begin('account', 10)
  recent.begin('treasury', 100)
  return recent
}

test('says nothing before every feed is open', () => {
  const recent = new RecentEvents()
  expect(recent.position).toBeUndefined()
  recent.begin('treasury', 100)
  recent.add(event('account', 11))
  expect(recent.position).toBeUndefined()
  expect(recent.since('10.100')).toBeUndefined()
})

test('answers what happened after a place, of all services', () => {
  const recent = openedRecent()
  const place = recent.position
  expect(place).toBe('10.100')
  recent.add(event('treasury', 101))
  recent.add(event('account', 14))
  recent.add(event('treasury', 107))
  expect(recent.position).toBe('14.107')
  expect(recent.since('10.100')).toHaveLength(3)
  // There is no event 103: positions have gaps.
  expect(recent.since('14.103')).toEqual([event('treasury', 107)])
  expect(recent.since('14.107')).toEqual([])
})

test('a place that another process has reached before this one is no reason to read again', () => {
  expect(openedRecent().since('99.999')).toEqual([])
})

test('does not know what was before it began, or before events were lost', () => {
  const recent = openedRecent()
  expect(recent.since('9.100')).toBeUndefined()
  recent.add(event('treasury', 101))
  recent.begin('treasury', 500)
  expect(recent.since('10.101')).toBeUndefined()
  expect(recent.since('10.500')).toEqual([])
})

test('holds the newest, and knows what it let go', () => {
  const recent = openedRecent(10)
  for (let position = 101; position <= 200; position++) recent.add(event('treasury', position))
  expect(recent.since('10.190')).toHaveLength(10)
  expect(recent.since('10.150')).toBeUndefined()
})

test.each(['', '10', '10.100.1', 'x.y', '-1.100', '10.1e9'])('does not understand %j', text => {
  expect(openedRecent().since(text)).toBeUndefined()
})
