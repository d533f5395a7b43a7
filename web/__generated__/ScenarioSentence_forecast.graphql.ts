/**
 * @generated SignedSource<<6654214da34ede26d76e2aa8d229fd18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type ScenarioSentence_forecast$data = {
  readonly currency: Currency;
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
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
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

(node as any).hash = "41588eb853f886a847e356ad3a83ff22";

export default node;
