/**
 * @generated SignedSource<<1dc2d72cffda6c515950cc5e2b5f3969>>
 * @relayHash 4bf841d3a7e28710b8f6df91db884775
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 484d619ff1bb0d531fe2382e499a57608564914d14fe41ae958448f8691f72ab

import type { ConcreteRequest } from 'relay-runtime';
export type MessageChangesSalesOrderSubscription$variables = {
  id: string;
};
export type MessageChangesSalesOrderSubscription$data = {
  readonly salesOrderConversationChanged: {
    readonly recordUuid: string;
  };
};
export type MessageChangesSalesOrderSubscription = {
  response: MessageChangesSalesOrderSubscription$data;
  variables: MessageChangesSalesOrderSubscription$variables;
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
        "name": "salesOrderId",
        "variableName": "id"
      }
    ],
    "concreteType": "ConversationUpdate",
    "kind": "LinkedField",
    "name": "salesOrderConversationChanged",
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
    "name": "MessageChangesSalesOrderSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MessageChangesSalesOrderSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "484d619ff1bb0d531fe2382e499a57608564914d14fe41ae958448f8691f72ab",
    "metadata": {},
    "name": "MessageChangesSalesOrderSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "caad9dad7cbd12ff72dcf9abee7a817b";

export default node;
