/**
 * @generated SignedSource<<21eaffbda692816d7c7c73e79f67744b>>
 * @relayHash 0f60b2349989fb89bddc1cb56bb87394
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d75aeb8197122e52a0f03660e80af93ab540bc8dd557e9c821517a2a92e8cbd

import type { ConcreteRequest } from 'relay-runtime';
export type FilePurpose = "BILLS" | "BILL_DOCUMENT" | "COUNTERPARTIES" | "CUSTOMERS" | "CUSTOMER_DOCUMENT" | "DOCUMENT" | "EXPECTED_TRANSACTIONS" | "GOODS_RECEIPT_DOCUMENT" | "INVOICES" | "INVOICE_MESSAGE" | "PAYMENTS" | "PAYMENT_DOCUMENT" | "PAYMENT_PROOF" | "PHOTO" | "PRODUCTS" | "PURCHASE_ORDER_DOCUMENT" | "SALES_ORDER_MESSAGE" | "SETTLEMENT_REPORT" | "STATEMENT" | "TAX_INVOICE_NUMBERS" | "TRANSFERS" | "WITHHOLDING_SLIP";
export type CreateFileUploadInput = {
  contentType: string;
  idempotencyKey?: string | null | undefined;
  name: string;
  purpose: FilePurpose;
  size: number;
};
export type useFileUploadMutation$variables = {
  input: CreateFileUploadInput;
};
export type useFileUploadMutation$data = {
  readonly createFileUpload: {
    readonly upload: {
      readonly fileId: string;
      readonly url: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useFileUploadMutation = {
  response: useFileUploadMutation$data;
  variables: useFileUploadMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateFileUploadPayload",
    "kind": "LinkedField",
    "name": "createFileUpload",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FileUpload",
        "kind": "LinkedField",
        "name": "upload",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fileId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFileUploadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFileUploadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0d75aeb8197122e52a0f03660e80af93ab540bc8dd557e9c821517a2a92e8cbd",
    "metadata": {},
    "name": "useFileUploadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a7e13a90fb859a985cfe356b663b0d88";

export default node;
