/**
 * @generated SignedSource<<efa413c164b9fa732509acabe5b11838>>
 * @relayHash fc39c85c836ca5f7ed41be4da3aee267
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c134e59170598953144359e5db7357c6f7abe679cc412972630dd403728b779c

import type { ConcreteRequest } from 'relay-runtime';
export type Direction = "CREDIT" | "DEBIT";
export type CreateStatementTransactionInput = {
  amount: string;
  bankAccountId: string;
  date: string;
  description: string;
  direction: Direction;
  endingBalance?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
};
export type useCreateStatementTransactionMutation$variables = {
  input: CreateStatementTransactionInput;
};
export type useCreateStatementTransactionMutation$data = {
  readonly createStatementTransaction: {
    readonly statementTransaction: {
      readonly id: string;
      readonly uuid: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useCreateStatementTransactionMutation = {
  response: useCreateStatementTransactionMutation$data;
  variables: useCreateStatementTransactionMutation$variables;
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
    "concreteType": "StatementTransactionPayload",
    "kind": "LinkedField",
    "name": "createStatementTransaction",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StatementTransaction",
        "kind": "LinkedField",
        "name": "statementTransaction",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
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
    "name": "useCreateStatementTransactionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateStatementTransactionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c134e59170598953144359e5db7357c6f7abe679cc412972630dd403728b779c",
    "metadata": {},
    "name": "useCreateStatementTransactionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c73e5f06449a1d7f6a2544ed82ae5d3c";

export default node;
