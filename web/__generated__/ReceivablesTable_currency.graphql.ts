/**
 * @generated SignedSource<<e603cda7b884f5765378230c8799e609>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type ReceivableBucket = "DAYS_181_365" | "DAYS_1_30" | "DAYS_31_90" | "DAYS_91_180" | "MORE" | "NOT_DUE" | "TODAY";
import type { FragmentRefs } from "relay-runtime";
export type ReceivablesTable_currency$data = {
  readonly buckets: ReadonlyArray<{
    readonly amount: {
      readonly amount: string;
    };
    readonly bucket: ReceivableBucket;
  }>;
  readonly claimed: {
    readonly amount: {
      readonly amount: string;
    };
    readonly count: number;
  };
  readonly currency: Currency;
  readonly customers: ReadonlyArray<{
    readonly buckets: ReadonlyArray<{
      readonly amount: {
        readonly amount: string;
      };
      readonly bucket: ReceivableBucket;
    }>;
    readonly claimed: {
      readonly amount: {
        readonly amount: string;
      };
    };
    readonly customer: {
      readonly id: string;
      readonly name: string;
      readonly uuid: string;
    } | null | undefined;
    readonly customerUuid: string;
    readonly remaining: {
      readonly amount: {
        readonly amount: string;
      };
    };
    readonly unapplied: {
      readonly amount: {
        readonly amount: string;
      };
    };
    readonly waitingForSlip: {
      readonly amount: {
        readonly amount: string;
      };
    };
  }>;
  readonly remaining: {
    readonly amount: {
      readonly amount: string;
    };
  };
  readonly unapplied: {
    readonly amount: {
      readonly amount: string;
    };
  };
  readonly waitingForSlip: {
    readonly amount: {
      readonly amount: string;
    };
  };
  readonly " $fragmentType": "ReceivablesTable_currency";
};
export type ReceivablesTable_currency$key = {
  readonly " $data"?: ReceivablesTable_currency$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceivablesTable_currency">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
    }
  ],
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "ReceivableFigure",
  "kind": "LinkedField",
  "name": "remaining",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "ReceivableFigure",
  "kind": "LinkedField",
  "name": "waitingForSlip",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "ReceivableFigure",
  "kind": "LinkedField",
  "name": "unapplied",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v5 = {
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
    (v0/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReceivablesTable_currency",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceivableFigure",
      "kind": "LinkedField",
      "name": "claimed",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerReceivables",
      "kind": "LinkedField",
      "name": "customers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customerUuid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Customer",
          "kind": "LinkedField",
          "name": "customer",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uuid",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ReceivableFigure",
          "kind": "LinkedField",
          "name": "claimed",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        (v5/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CurrencyReceivables",
  "abstractKey": null
};
})();

(node as any).hash = "d95f80ee1ffe30948eb8368258983112";

export default node;
