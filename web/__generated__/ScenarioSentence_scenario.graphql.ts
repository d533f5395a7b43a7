/**
 * @generated SignedSource<<7c9d305035682c923b5af959c6aaad3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type ScenarioSentence_scenario$data = {
  readonly lowest: {
    readonly amount: {
      readonly amount: string;
      readonly currency: Currency;
    };
  } | null | undefined;
  readonly periods: ReadonlyArray<{
    readonly lowest: {
      readonly amount: {
        readonly amount: string;
      };
    } | null | undefined;
  }>;
  readonly " $fragmentType": "ScenarioSentence_scenario";
};
export type ScenarioSentence_scenario$key = {
  readonly " $data"?: ScenarioSentence_scenario$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScenarioSentence_scenario">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ScenarioSentence_scenario",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CashOnDay",
      "kind": "LinkedField",
      "name": "lowest",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currency",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ForecastPeriod",
      "kind": "LinkedField",
      "name": "periods",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CashOnDay",
          "kind": "LinkedField",
          "name": "lowest",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "amount",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ForecastScenario",
  "abstractKey": null
};
})();

(node as any).hash = "ada24ac362e5e15c286ebcae30c64ab9";

export default node;
