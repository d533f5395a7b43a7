/**
 * @generated SignedSource<<0624f141ff602ea2492825a71f7420ae>>
 * @relayHash e141a5bef65b8c0fe9cb6688357429bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c5910b6b04102b4b43f54c1104d996ee3cb14c3210da33db9b78f78c015d63c

import type { ConcreteRequest } from 'relay-runtime';
export type TaxInvoiceFaultKind = "ALREADY_APPROVED" | "ALREADY_EXPORTED" | "BUYER_ADDRESS" | "BUYER_TAX_NUMBER" | "CHARACTERS" | "DEADLINE_PASSED" | "FACILITY" | "IMPORTED" | "INVOICE_CANCELED" | "NOT_ISSUED" | "OTHER_ENTITY" | "OTHER_TAX_NUMBER" | "QUANTITY_DECIMALS" | "SELLER_DIFFERS" | "SELLER_NOT_REGISTERED" | "SELLER_TAX_NUMBER" | "TOO_MANY_LINES" | "TREATMENT" | "UNIT" | "VAT_DIFFERS";
export type ExportTaxInvoicesDialogQuery$variables = {
  invoiceIds: ReadonlyArray<string>;
};
export type ExportTaxInvoicesDialogQuery$data = {
  readonly organization: {
    readonly taxInvoiceFaults: ReadonlyArray<{
      readonly invoice: {
        readonly customerName: string;
        readonly id: string;
        readonly number: string | null | undefined;
        readonly uuid: string;
      } | null | undefined;
      readonly isWarning: boolean;
      readonly kind: TaxInvoiceFaultKind;
      readonly line: number | null | undefined;
    }>;
  };
};
export type ExportTaxInvoicesDialogQuery = {
  response: ExportTaxInvoicesDialogQuery$data;
  variables: ExportTaxInvoicesDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "invoiceIds"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "invoiceIds",
      "variableName": "invoiceIds"
    }
  ],
  "concreteType": "TaxInvoiceFault",
  "kind": "LinkedField",
  "name": "taxInvoiceFaults",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "line",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isWarning",
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
        (v1/*:: as any*/),
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
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customerName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ExportTaxInvoicesDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ExportTaxInvoicesDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1c5910b6b04102b4b43f54c1104d996ee3cb14c3210da33db9b78f78c015d63c",
    "metadata": {},
    "name": "ExportTaxInvoicesDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "af91d933128247d778cd69f361772b5e";

export default node;
