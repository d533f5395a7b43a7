/**
 * @generated SignedSource<<5ec841e1895d9e5929e1ec0b7639313e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WithholdingSlipStatus = "CANCELED" | "PENDING" | "RECORDED";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceSlips_invoice$data = {
  readonly uuid: string;
  readonly withholdingSlips: ReadonlyArray<{
    readonly id: string;
    readonly invoices: ReadonlyArray<{
      readonly amount: {
        readonly amount: string;
      };
      readonly invoice: {
        readonly uuid: string;
      } | null | undefined;
    }>;
    readonly number: string;
    readonly slipDate: string;
    readonly status: WithholdingSlipStatus;
    readonly uuid: string;
  }>;
  readonly " $fragmentType": "InvoiceSlips_invoice";
};
export type InvoiceSlips_invoice$key = {
  readonly " $data"?: InvoiceSlips_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceSlips_invoice">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InvoiceSlips_invoice",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "WithholdingSlip",
      "kind": "LinkedField",
      "name": "withholdingSlips",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
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
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slipDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WithholdingSlipInvoice",
          "kind": "LinkedField",
          "name": "invoices",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Invoice",
              "kind": "LinkedField",
              "name": "invoice",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
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
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "07f6961310ac59fcb560640c449be0db";

export default node;
