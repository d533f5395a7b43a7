/**
 * @generated SignedSource<<3c6aa6161fb6bf0c9f7aa1f446359982>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScenarioBar_forecast$data = {
  readonly scenarios: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ScenarioSentence_scenario">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ScenarioSentence_forecast">;
  readonly " $fragmentType": "ScenarioBar_forecast";
};
export type ScenarioBar_forecast$key = {
  readonly " $data"?: ScenarioBar_forecast$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScenarioBar_forecast">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ScenarioBar_forecast",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ForecastScenario",
      "kind": "LinkedField",
      "name": "scenarios",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ScenarioSentence_scenario"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScenarioSentence_forecast"
    }
  ],
  "type": "CashForecast",
  "abstractKey": null
};

(node as any).hash = "1c15c055965d4610dd9082fb8dc97491";

export default node;
