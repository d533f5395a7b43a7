/**
 * @generated SignedSource<<f3e87c7a457ad0ab513fa07f76166968>>
 * @relayHash f906285e586dec947442737cf4335a8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff77cf27a0c5dbdf37d297e4d13e1c670bb06f8faf488ec74dd8d93d32b41acd

import type { ConcreteRequest } from 'relay-runtime';
export type SendCheckoutSlipInput = {
  amount: string;
  fileUuids: ReadonlyArray<string>;
  number: string;
  period: string;
  slipDate: string;
  token: string;
};
export type claimCallsSlipMutation$variables = {
  input: SendCheckoutSlipInput;
};
export type claimCallsSlipMutation$data = {
  readonly sendCheckoutSlip: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type claimCallsSlipMutation = {
  response: claimCallsSlipMutation$data;
  variables: claimCallsSlipMutation$variables;
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
    "concreteType": "SendCheckoutSlipPayload",
    "kind": "LinkedField",
    "name": "sendCheckoutSlip",
    "plural": false,
    "selections": [
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
    "name": "claimCallsSlipMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "claimCallsSlipMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ff77cf27a0c5dbdf37d297e4d13e1c670bb06f8faf488ec74dd8d93d32b41acd",
    "metadata": {},
    "name": "claimCallsSlipMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "455b12a23b881080377107820872638b";

export default node;
