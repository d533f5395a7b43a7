/**
 * @generated SignedSource<<941904267e25498df896a6ed95f2a176>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type ProviderFigures_provider$data = {
  readonly bankAccount: {
    readonly currency: Currency;
  };
  readonly figures: {
    readonly notInBank: ReadonlyArray<{
      readonly amount: string;
      readonly currency: Currency;
    }>;
    readonly paidOrders: number;
    readonly payoutDays: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ProviderFigures_provider";
};
export type ProviderFigures_provider$key = {
  readonly " $data"?: ProviderFigures_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderFigures_provider">;
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
  "metadata": null,
  "name": "ProviderFigures_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BankAccount",
      "kind": "LinkedField",
      "name": "bankAccount",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentProviderFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidOrders",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payoutDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "notInBank",
          "plural": true,
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
  "type": "PaymentProvider",
  "abstractKey": null
};
})();

(node as any).hash = "0e7fa05a633e39ad0ed7fe14a7c28f86";

export default node;
