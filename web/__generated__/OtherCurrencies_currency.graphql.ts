/**
 * @generated SignedSource<<f06172721dde8651132a422017df5f9c>>
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
    readonly ledger: {
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
};
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
          "name": "ledger",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CurrencyCash",
  "abstractKey": null
};
})();

(node as any).hash = "2fa7acf533bb14d760844aeb03b7db8c";

export default node;
