/**
 * @generated SignedSource<<c6c14d773a74c3875d2e571a8f0a4f46>>
 * @relayHash a54b5791f3c027544ed232929f77ad60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f16b5e6832555c7fa2ea1c650c72015642c452066a49d6b3b389e47d381152d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditExpectedPageQuery } from './EditExpectedPageQuery.graphql';

const node: PreloadableConcreteRequest<EditExpectedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f16b5e6832555c7fa2ea1c650c72015642c452066a49d6b3b389e47d381152d6",
    "metadata": {},
    "name": "EditExpectedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
