/**
 * @generated SignedSource<<d2ffcd56d4005b954008ad054d683c3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type ReceivableBucket = "DAYS_181_365" | "DAYS_1_30" | "DAYS_31_90" | "DAYS_91_180" | "MORE" | "NOT_DUE" | "TODAY";
import type { FragmentRefs } from "relay-runtime";
export type ReceivableAges_currency$data = {
  readonly buckets: ReadonlyArray<{
    readonly amount: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly bucket: ReceivableBucket;
    readonly count: number;
  }>;
  readonly claimed: {
    readonly amount: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly count: number;
  };
  readonly currency: Currency;
  readonly remaining: {
    readonly amount: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly count: number;
  };
  readonly unapplied: {
    readonly amount: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly count: number;
  };
  readonly waitingForSlip: {
    readonly amount: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly count: number;
  };
  readonly " $fragmentType": "ReceivableAges_currency";
};
export type ReceivableAges_currency$key = {
  readonly " $data"?: ReceivableAges_currency$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceivableAges_currency">;
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
  "name": "count",
  "storageKey": null
},
v2 = {
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
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReceivableAges_currency",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceivableFigure",
      "kind": "LinkedField",
      "name": "remaining",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceivableFigure",
      "kind": "LinkedField",
      "name": "waitingForSlip",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceivableFigure",
      "kind": "LinkedField",
      "name": "unapplied",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceivableFigure",
      "kind": "LinkedField",
      "name": "claimed",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceivableSum",
      "kind": "LinkedField",
      "name": "buckets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bucket",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CurrencyReceivables",
  "abstractKey": null
};
})();

(node as any).hash = "ebd4ebc06d87782ebc4a4a97e5daae0d";

export default node;
