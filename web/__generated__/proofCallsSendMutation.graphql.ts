/**
 * @generated SignedSource<<37fb8c7f9f97d7406d86dae3621eae9e>>
 * @relayHash 5b1a73f059990811fa2cc818ee61eae1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9cf9981c967f0e9d50e50d6adf45a4ec26ea4555b789055fdd5e5d1f5091202f

import type { ConcreteRequest } from 'relay-runtime';
export type SendPortalProofInput = {
  fileUuids: ReadonlyArray<string>;
  invoices: ReadonlyArray<PortalProofInvoiceInput>;
  paymentDate: string;
  reference?: string | null | undefined;
  senderBank: string;
};
export type PortalProofInvoiceInput = {
  amount: string;
  uuid: string;
};
export type proofCallsSendMutation$variables = {
  input: SendPortalProofInput;
};
export type proofCallsSendMutation$data = {
  readonly sendPortalProof: {
    readonly payment: {
      readonly uuid: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type proofCallsSendMutation = {
  response: proofCallsSendMutation$data;
  variables: proofCallsSendMutation$variables;
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
    "concreteType": "SendPortalProofPayload",
    "kind": "LinkedField",
    "name": "sendPortalProof",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PortalPayment",
        "kind": "LinkedField",
        "name": "payment",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uuid",
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
            "name": "message",
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
    "name": "proofCallsSendMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "proofCallsSendMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9cf9981c967f0e9d50e50d6adf45a4ec26ea4555b789055fdd5e5d1f5091202f",
    "metadata": {},
    "name": "proofCallsSendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "00bbb2c9e27b8948ec06cded041157ad";

export default node;
