/**
 * @generated SignedSource<<28063b5a37a39bbc2601667a1397b02e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type ScenarioBar_forecast$data = {
  readonly minimum: {
    readonly amount: string;
  } | null | undefined;
  readonly scenario: {
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
  } | null | undefined;
  readonly " $fragmentType": "ScenarioBar_forecast";
};
export type ScenarioBar_forecast$key = {
  readonly " $data"?: ScenarioBar_forecast$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScenarioBar_forecast">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minimum",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ForecastScenario",
      "kind": "LinkedField",
      "name": "scenario",
      "plural": false,
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
                  "selections": (v1/*:: as any*/),
                  "storageKey": null
                }
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
  "type": "CashForecast",
  "abstractKey": null
};
})();

(node as any).hash = "160789801a6d7577656d88e5dedc68d6";

export default node;
