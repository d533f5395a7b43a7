/**
 * @generated SignedSource<<bb7e547084501553293f45dfa151d7f4>>
 * @relayHash 47cb5d4fde10496f85084c5026b95a03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20cd37910dc3c6fed509ef2204bc961e66c877d9758fb2bae0708e9bfea99c1a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InviteDialogQuery } from './InviteDialogQuery.graphql';

const node: PreloadableConcreteRequest<InviteDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20cd37910dc3c6fed509ef2204bc961e66c877d9758fb2bae0708e9bfea99c1a",
    "metadata": {},
    "name": "InviteDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
