/**
 * @generated SignedSource<<e3e6484db6418c7b5943285032ee6072>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CreditMemoAction = "APPLY" | "APPROVE" | "CALL_OFF_REFUND" | "DELETE" | "RECORD_RETURN_NOTE" | "REFUND" | "SEND" | "UNDO" | "UNDO_RETURN_NOTE" | "UPDATE" | "VOID";
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type EditCreditMemoPage_memo$data = {
  readonly allowedActions: ReadonlyArray<CreditMemoAction>;
  readonly id: string;
  readonly invoice: {
    readonly customerName: string;
    readonly id: string;
    readonly invoiceDate: string;
    readonly lines: ReadonlyArray<{
      readonly base: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly description: string;
      readonly quantity: string;
      readonly unit: string;
      readonly uuid: string;
    }>;
    readonly number: string | null | undefined;
  } | null | undefined;
  readonly lines: ReadonlyArray<{
    readonly base: {
      readonly amount: string;
    };
    readonly invoiceLineUuid: string;
    readonly quantity: string | null | undefined;
  }>;
  readonly memoDate: string;
  readonly note: string | null | undefined;
  readonly uuid: string;
  readonly version: number;
  readonly " $fragmentType": "EditCreditMemoPage_memo";
};
export type EditCreditMemoPage_memo$key = {
  readonly " $data"?: EditCreditMemoPage_memo$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditCreditMemoPage_memo">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EditCreditMemoPage_memo",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memoDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditMemoLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoiceLineUuid",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "base",
          "plural": false,
          "selections": [
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "invoice",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customerName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoiceDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "InvoiceLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
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
              "name": "unit",
              "storageKey": null
            },
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "base",
              "plural": false,
              "selections": [
                (v3/*:: as any*/),
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
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CreditMemo",
  "abstractKey": null
};
})();

(node as any).hash = "ce10f55380ba33ae44b35a0fc0bfe2c5";

export default node;
