/**
 * @generated SignedSource<<cf43b73c2d3626d6766c4a3323c195ba>>
 * @relayHash 80b4e483c48aa93b34cf1f53edee49cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fa4b4c419bb8b3164b414f87126204c84d6a674a4e938ba5ed194647a8817e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayablesPageQuery } from './PayablesPageQuery.graphql';

const node: PreloadableConcreteRequest<PayablesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7fa4b4c419bb8b3164b414f87126204c84d6a674a4e938ba5ed194647a8817e6",
    "metadata": {},
    "name": "PayablesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
