/**
 * @generated SignedSource<<6e25d997eb78a9d595ba2745fb5888bd>>
 * @relayHash 4b2cfb1bd73f1363ae109e8b0c33bf2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b205a6961d030d14809ef082c01a1a16a3e3637b6c3fa538e9713b8d9ae1ef1

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type StatementView = "OPEN_ITEMS" | "PERIOD";
export type SendCustomerStatementInput = {
  currency: Currency;
  customerId: string;
  from: string;
  to: string;
  view: StatementView;
};
export type useSendStatementMutation$variables = {
  input: SendCustomerStatementInput;
};
export type useSendStatementMutation$data = {
  readonly sendCustomerStatement: {
    readonly addresses: ReadonlyArray<string>;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useSendStatementMutation = {
  response: useSendStatementMutation$data;
  variables: useSendStatementMutation$variables;
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
    "concreteType": "SendCustomerStatementPayload",
    "kind": "LinkedField",
    "name": "sendCustomerStatement",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "addresses",
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
    "name": "useSendStatementMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendStatementMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5b205a6961d030d14809ef082c01a1a16a3e3637b6c3fa538e9713b8d9ae1ef1",
    "metadata": {},
    "name": "useSendStatementMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "50ddb7c7b149fb800f93721468cbbc58";

export default node;
