/**
 * @generated SignedSource<<972ea8ce145c0ffe67bad6fb15f05fde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type ForecastChart_forecast$data = {
  readonly currency: Currency;
  readonly minimum: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly minimumVersion: number;
  readonly periods: ReadonlyArray<{
    readonly closing: {
      readonly amount: string;
    } | null | undefined;
    readonly from: string;
    readonly in: {
      readonly amount: string;
    };
    readonly lowest: {
      readonly amount: {
        readonly amount: string;
      };
    } | null | undefined;
    readonly out: {
      readonly amount: string;
    };
    readonly to: string;
  }>;
  readonly scenarios: ReadonlyArray<{
    readonly periods: ReadonlyArray<{
      readonly closing: {
        readonly amount: string;
      } | null | undefined;
    }>;
  }>;
  readonly " $fragmentType": "ForecastChart_forecast";
};
export type ForecastChart_forecast$key = {
  readonly " $data"?: ForecastChart_forecast$data;
  readonly " $fragmentSpreads": FragmentRefs<"ForecastChart_forecast">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "closing",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ForecastChart_forecast",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minimumVersion",
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
        (v1/*:: as any*/),
        (v0/*:: as any*/)
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
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "in",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "out",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        (v3/*:: as any*/),
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
              "selections": (v2/*:: as any*/),
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
      "concreteType": "ForecastScenario",
      "kind": "LinkedField",
      "name": "scenarios",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ForecastPeriod",
          "kind": "LinkedField",
          "name": "periods",
          "plural": true,
          "selections": [
            (v3/*:: as any*/)
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

(node as any).hash = "e754732e1a813a4d35040116c07a46ee";

export default node;
