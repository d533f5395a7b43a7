/**
 * @generated SignedSource<<3495b92ee18e08d35068d1a90fc7432e>>
 * @relayHash abf95951ad06a638e42e46b6e8b072a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 569f469dbb767e223e118fbf47a93aa77b3a2c345299f8b1e8ebfac50136106a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateInternalAccountPageQuery } from './CreateInternalAccountPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateInternalAccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "569f469dbb767e223e118fbf47a93aa77b3a2c345299f8b1e8ebfac50136106a",
    "metadata": {},
    "name": "CreateInternalAccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
