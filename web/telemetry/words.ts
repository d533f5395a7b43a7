import { addMessages } from '../i18n/intl.ts'

/** Loads a part of the page about consent together with its messages. */
export async function withWords<Module>(part: Promise<Module>): Promise<Module> {
  await addMessages(['telemetry'])
  return part
}
