/**
 * @generated SignedSource<<ecce3720d42ac5f1bf9c2a1d22baf76a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type Direction = "CREDIT" | "DEBIT";
import type { FragmentRefs } from "relay-runtime";
export type FittingLine_payment$data = {
  readonly fittingLine: {
    readonly amount: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly bankAccount: {
      readonly alias: string;
      readonly id: string;
    };
    readonly date: string;
    readonly description: string;
    readonly direction: Direction;
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "FittingLine_payment";
};
export type FittingLine_payment$key = {
  readonly " $data"?: FittingLine_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"FittingLine_payment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FittingLine_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StatementTransaction",
      "kind": "LinkedField",
      "name": "fittingLine",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "direction",
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currency",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BankAccount",
          "kind": "LinkedField",
          "name": "bankAccount",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "alias",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};
})();

(node as any).hash = "02ab998e4f1443ea23ee4b728450636e";

export default node;
