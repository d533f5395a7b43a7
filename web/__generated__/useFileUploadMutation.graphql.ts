/**
 * @generated SignedSource<<d702cbf59be419bc9ac14f4a49d203c2>>
 * @relayHash 2b4f28c177cca4f393840171a2ad369f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49f345e45e714c12a008e2fdd407de47ad80388519db82c4ab4bbf5452e1b427

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilePurpose = "BILLS" | "BILL_DOCUMENT" | "COUNTERPARTIES" | "CUSTOMERS" | "CUSTOMER_DOCUMENT" | "DOCUMENT" | "EXPECTED_TRANSACTIONS" | "GOODS_RECEIPT_DOCUMENT" | "HARD_COPY_RECEIPT" | "INVOICES" | "INVOICE_MESSAGE" | "PAYMENTS" | "PAYMENT_DOCUMENT" | "PAYMENT_PROOF" | "PHOTO" | "PRODUCTS" | "PURCHASE_ORDER_DOCUMENT" | "SALES_ORDER_MESSAGE" | "SETTLEMENT_REPORT" | "STATEMENT" | "TAX_INVOICE_NUMBERS" | "TRANSFERS" | "WITHHOLDING_SLIP";
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
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_error">;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
v3 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFileUploadMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateFileUploadPayload",
        "kind": "LinkedField",
        "name": "createFileUpload",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "useMutation_error",
                "selections": (v3/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFileUploadMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateFileUploadPayload",
        "kind": "LinkedField",
        "name": "createFileUpload",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "49f345e45e714c12a008e2fdd407de47ad80388519db82c4ab4bbf5452e1b427",
    "metadata": {},
    "name": "useFileUploadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d36c68b133d250cf015c47f7cdc6f84b";

export default node;
