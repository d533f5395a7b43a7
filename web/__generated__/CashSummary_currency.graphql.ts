/**
 * @generated SignedSource<<1d35b208b72cd24870c957575e81e092>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type CashSummary_currency$data = {
  readonly leftOutIn: {
    readonly amount: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly count: number;
  };
  readonly leftOutOut: {
    readonly amount: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly count: number;
  };
  readonly totals: {
    readonly available: {
      readonly amount: string;
    } | null | undefined;
    readonly ledger: {
      readonly amount: string;
    } | null | undefined;
    readonly pendingIn: {
      readonly amount: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly count: number;
    };
    readonly pendingOut: {
      readonly amount: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly count: number;
    };
    readonly projected: {
      readonly amount: string;
    } | null | undefined;
    readonly restricted: {
      readonly amount: string;
    };
    readonly spendable: {
      readonly amount: string;
    } | null | undefined;
  };
  readonly unassignedIn: {
    readonly amount: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly count: number;
  };
  readonly unassignedOut: {
    readonly amount: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly count: number;
  };
  readonly " $fragmentType": "CashSummary_currency";
};
export type CashSummary_currency$key = {
  readonly " $data"?: CashSummary_currency$data;
  readonly " $fragmentSpreads": FragmentRefs<"CashSummary_currency">;
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
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  },
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CashSummary_currency",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CashTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "ledger",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "available",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "restricted",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "spendable",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "projected",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PendingCash",
          "kind": "LinkedField",
          "name": "pendingIn",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PendingCash",
          "kind": "LinkedField",
          "name": "pendingOut",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PendingCash",
      "kind": "LinkedField",
      "name": "unassignedIn",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PendingCash",
      "kind": "LinkedField",
      "name": "unassignedOut",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PendingCash",
      "kind": "LinkedField",
      "name": "leftOutIn",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PendingCash",
      "kind": "LinkedField",
      "name": "leftOutOut",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CurrencyCash",
  "abstractKey": null
};
})();

(node as any).hash = "7c82f5be22016e1d186a6ff0e1e09ff4";

export default node;
