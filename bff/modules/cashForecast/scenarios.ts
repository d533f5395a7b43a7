import type { ForecastScenarioInput } from '../../__generated__/resolverTypes.ts'

type Scenarios = readonly ForecastScenarioInput[] | null | undefined

/** The scenarios as one JSON query parameter of the treasury service; no parameter without scenarios. */
export const scenariosQuery = (scenarios: Scenarios): { scenarios?: string } =>
  scenarios?.length
    ? {
        scenarios: JSON.stringify(
          scenarios.map(
            ({ receiptsLateDays, paymentsLateDays, haircutPercent, includesUnapproved, leavesOut, extraLines }) => ({
              receiptsLateDays: receiptsLateDays ?? 0,
              paymentsLateDays: paymentsLateDays ?? 0,
              haircutPercent: haircutPercent ?? 0,
              includesUnapproved: includesUnapproved ?? false,
              leavesOut: leavesOut ?? [],
              extraLines: extraLines ?? [],
            }),
          ),
        ),
      }
    : {}
