/**
 * @generated SignedSource<<6bca4182553aea7652b85cd0ae4b6052>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActualCashSource = "BILL" | "CREDIT_MEMO" | "DEPOSIT" | "IMPORT" | "INVOICE" | "MANUAL" | "PAYMENT" | "PLANNED" | "PROVIDER" | "UNAPPROVED_BILL" | "UNAPPROVED_PAYMENT" | "UNFORECAST";
import type { FragmentRefs } from "relay-runtime";
export type ForecastAccuracy_accuracy$data = {
  readonly horizons: ReadonlyArray<{
    readonly bias: number | null | undefined;
    readonly horizon: number;
    readonly periods: number;
    readonly wape: number | null | undefined;
  }>;
  readonly periods: ReadonlyArray<{
    readonly actual: {
      readonly amount: string;
    };
    readonly actualClosing: {
      readonly amount: string;
    } | null | undefined;
    readonly forecast: {
      readonly amount: string;
    };
    readonly forecastClosing: {
      readonly amount: string;
    } | null | undefined;
    readonly from: string;
    readonly sources: ReadonlyArray<{
      readonly actual: {
        readonly amount: string;
      };
      readonly amount: {
        readonly amount: string;
      };
      readonly forecast: {
        readonly amount: string;
      };
      readonly source: ActualCashSource;
      readonly timing: {
        readonly amount: string;
      };
    }>;
    readonly to: string;
  }>;
  readonly " $fragmentType": "ForecastAccuracy_accuracy";
};
export type ForecastAccuracy_accuracy$key = {
  readonly " $data"?: ForecastAccuracy_accuracy$data;
  readonly " $fragmentSpreads": FragmentRefs<"ForecastAccuracy_accuracy">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "forecast",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "actual",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ForecastAccuracy_accuracy",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PastForecastPeriod",
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
          "name": "forecastClosing",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "actualClosing",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ForecastVariance",
          "kind": "LinkedField",
          "name": "sources",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "source",
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "timing",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "amount",
              "plural": false,
              "selections": (v0/*:: as any*/),
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
      "concreteType": "ForecastHorizon",
      "kind": "LinkedField",
      "name": "horizons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "horizon",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "periods",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wape",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bias",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ForecastAccuracy",
  "abstractKey": null
};
})();

(node as any).hash = "c5770bb9d9bfe07383fdb4552ffadf38";

export default node;
