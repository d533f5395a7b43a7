/**
 * @generated SignedSource<<469e31e629de38bfb332ea0bf48d5fb0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CashLeftOutReason = "CONFIRMED_BY_BANK" | "PENDING_MATCH";
export type Currency = "IDR" | "SGD" | "USD";
export type Direction = "CREDIT" | "DEBIT";
import type { FragmentRefs } from "relay-runtime";
export type ForecastNotes_forecast$data = {
  readonly currency: Currency;
  readonly firstBreach: {
    readonly amount: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly day: string;
  } | null | undefined;
  readonly leftOut: ReadonlyArray<{
    readonly amount: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly count: number;
    readonly direction: Direction;
    readonly reason: CashLeftOutReason;
  }>;
  readonly periods: ReadonlyArray<{
    readonly overdueIn: {
      readonly amount: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly count: number;
    };
    readonly overdueOut: {
      readonly amount: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly count: number;
    };
  }>;
  readonly rupiahRate: {
    readonly date: string;
    readonly rate: string;
    readonly source: string;
  } | null | undefined;
  readonly unknown: number;
  readonly " $fragmentType": "ForecastNotes_forecast";
};
export type ForecastNotes_forecast$key = {
  readonly " $data"?: ForecastNotes_forecast$data;
  readonly " $fragmentSpreads": FragmentRefs<"ForecastNotes_forecast">;
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
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    (v0/*:: as any*/)
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ForecastNotes_forecast",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unknown",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RupiahRate",
      "kind": "LinkedField",
      "name": "rupiahRate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CashOnDay",
      "kind": "LinkedField",
      "name": "firstBreach",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        (v1/*:: as any*/)
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
          "concreteType": "CountedCash",
          "kind": "LinkedField",
          "name": "overdueIn",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CountedCash",
          "kind": "LinkedField",
          "name": "overdueOut",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ForecastLeftOut",
      "kind": "LinkedField",
      "name": "leftOut",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "direction",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CashForecast",
  "abstractKey": null
};
})();

(node as any).hash = "307b7342d93613ecec38aee000694018";

export default node;
