import { addMessages } from '../i18n/intl.ts'

/** A part of the page that asks or tells what this browser may send, with its words. */
export async function withWords<Module>(part: Promise<Module>): Promise<Module> {
  await addMessages(['telemetry'])
  return part
}
