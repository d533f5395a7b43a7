/**
 * @generated SignedSource<<0c2fb87c6c837acc577a6570f648dd76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScenarioSentence_forecast$data = {
  readonly minimum: {
    readonly amount: string;
  } | null | undefined;
  readonly " $fragmentType": "ScenarioSentence_forecast";
};
export type ScenarioSentence_forecast$key = {
  readonly " $data"?: ScenarioSentence_forecast$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScenarioSentence_forecast">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ScenarioSentence_forecast",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minimum",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CashForecast",
  "abstractKey": null
};

(node as any).hash = "cd826222611f97ffe0b8de7cd07f6fe6";

export default node;
