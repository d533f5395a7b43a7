/**
 * @generated SignedSource<<0827335311e54da11d7bf00c72f7f77d>>
 * @relayHash 2fff07551bd791812e1aadbccf2f5726
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d776da223b659459646a19ff34c34246bd1c69cd024b7140ef881679ec52de32

import type { ConcreteRequest } from 'relay-runtime';
export type MessageChangesInvoiceSubscription$variables = {
  id: string;
};
export type MessageChangesInvoiceSubscription$data = {
  readonly invoiceConversationChanged: {
    readonly recordUuid: string;
  };
};
export type MessageChangesInvoiceSubscription = {
  response: MessageChangesInvoiceSubscription$data;
  variables: MessageChangesInvoiceSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "invoiceId",
        "variableName": "id"
      }
    ],
    "concreteType": "ConversationUpdate",
    "kind": "LinkedField",
    "name": "invoiceConversationChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "recordUuid",
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
    "name": "MessageChangesInvoiceSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MessageChangesInvoiceSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d776da223b659459646a19ff34c34246bd1c69cd024b7140ef881679ec52de32",
    "metadata": {},
    "name": "MessageChangesInvoiceSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ec6b8095ffe2695800f2ebda964f6b61";

export default node;
