/**
 * @generated SignedSource<<d896cadd2a351109e84004e3d1e2b3c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type OtherCurrencies_currency$data = {
  readonly currency: Currency;
  readonly totals: {
    readonly accounts: number;
    readonly available: {
      readonly amount: string;
      readonly currency: Currency;
    } | null | undefined;
    readonly availableInRupiah: {
      readonly amount: string;
      readonly currency: Currency;
    } | null | undefined;
  };
  readonly " $fragmentType": "OtherCurrencies_currency";
};
export type OtherCurrencies_currency$key = {
  readonly " $data"?: OtherCurrencies_currency$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtherCurrencies_currency">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OtherCurrencies_currency",
  "selections": [
    (v0/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "accounts",
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
          "name": "availableInRupiah",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CurrencyCash",
  "abstractKey": null
};
})();

(node as any).hash = "c32633897672edfbc046bd0574b2ce18";

export default node;
